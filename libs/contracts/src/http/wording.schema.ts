import type { Schema } from './schema';
import { eitherOf, number, oneOf, recordOf, string } from './schema';
import type { Wording } from './wording';

export const wording = <const Code extends string>(codes: readonly Code[]): Schema<Wording<Code>> => ({
  type: 'object',
  properties: { code: oneOf(codes), params: recordOf(eitherOf(string, number)) },
  required: ['code'],
});
