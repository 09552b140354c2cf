// Members of request classes that many calls have: absent, or a number or text within bounds. Named .requests like what it uses.
import { Type } from 'class-transformer';
import { IsInt, IsNumber, IsOptional, IsString, Matches, Max, MaxLength, Min } from 'class-validator';
import { blankIsAbsent } from './blank-is-absent.requests';
import { CLEAN_TEXT } from './clean-text';
import { FIELD_MESSAGES } from './errors';

const invalid = { message: FIELD_MESSAGES.invalid };

/** Applied from the last to the first, as decorators above a member are. */
export const together =
  (...decorators: PropertyDecorator[]): PropertyDecorator =>
  (target, property) => {
    for (const decorate of [...decorators].reverse()) decorate(target, property);
  };

const bounded = (kind: PropertyDecorator, least: number, most: number, blank: PropertyDecorator): PropertyDecorator =>
  together(
    IsOptional(),
    blank,
    Type(() => Number),
    kind,
    Min(least, invalid),
    Max(most, invalid),
  );

/** @param blank what an empty value means, where it is not what blankIsAbsent says */
export const OptionalInteger = (least: number, most: number, blank = blankIsAbsent): PropertyDecorator =>
  bounded(IsInt(invalid), least, most, blank);

export const OptionalNumber = (least: number, most: number): PropertyDecorator =>
  bounded(IsNumber({}, invalid), least, most, blankIsAbsent);

/** Clean text of at most so many characters. @param also what it must match besides */
export const OptionalText = (most: number, ...also: readonly RegExp[]): PropertyDecorator =>
  together(
    IsOptional(),
    blankIsAbsent,
    IsString(invalid),
    MaxLength(most, invalid),
    ...[CLEAN_TEXT, ...also].map((pattern) => Matches(pattern, invalid)),
  );

/** A county by its English name, without "County". */
export const OptionalCounty = together(
  IsOptional(),
  blankIsAbsent,
  IsString(invalid),
  MaxLength(40, invalid),
  Matches(/^[A-Za-z .'-]+$/, invalid),
);
