// The one global pipe: request classes of libs/contracts are checked here, and failures name the field.
import { ValidationPipe } from '@nestjs/common';
import type { ArgumentMetadata } from '@nestjs/common';
import type { ValidationError } from 'class-validator';
import { FIELD_MESSAGES } from '@app/contracts/http/errors';
import type { FieldMessage } from '@app/contracts/http/errors';
import { DomainError } from './domain-error';

/** Unknown parameters are dropped; a bad one throws a 400 DomainError naming it. */
export class RequestValidationPipe extends ValidationPipe {
  constructor() {
    super({
      transform: true,
      whitelist: true,
      exceptionFactory: (errors) => new DomainError(400, { fields: fieldMessages(errors) }),
    });
  }

  override async transform(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    // class-validator would check each element of a JSON array against the class and let the array through; and it walks into
    // every object by calling itself, so that a few kilobytes of brackets would end in an overflow.
    if (metadata.type === 'body' && ((metadata.metatype !== Array && Array.isArray(value)) || isTooDeep(value))) {
      throw new DomainError(400, { fields: { body: FIELD_MESSAGES.invalid } });
    }
    return super.transform(value, metadata);
  }
}

/** No request of ours is deeper than 4. */
const DEEPEST = 16;

/** true when objects and lists stand in each other deeper than DEEPEST. Walks level by level, so depth costs no stack. */
function isTooDeep(value: unknown): boolean {
  let level: unknown[] = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > DEEPEST) return true;
    level = level.flatMap((each): unknown[] => (typeof each === 'object' && each !== null ? Object.values(each) : []));
  }
  return false;
}

/** Field names (dotted for nested objects) with the specification's generic messages; never the refused value. */
function fieldMessages(errors: ValidationError[], prefix = ''): Record<string, FieldMessage> {
  const fields: [string, FieldMessage][] = errors.flatMap((error) => {
    const name = `${prefix}${error.property}`;
    const nested = Object.entries(fieldMessages(error.children ?? [], `${name}.`));
    return error.constraints ? [[name, messageOf(error)] as [string, FieldMessage], ...nested] : nested;
  });
  return Object.fromEntries(fields);
}

function messageOf({ value, constraints }: ValidationError): FieldMessage {
  if (value === undefined || value === null || value === '') return FIELD_MESSAGES.required;
  return Object.values(constraints ?? {}).includes(FIELD_MESSAGES.email)
    ? FIELD_MESSAGES.email
    : FIELD_MESSAGES.invalid;
}
