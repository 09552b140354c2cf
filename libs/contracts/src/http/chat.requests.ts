// Request class of the assistant. The server validates with it; the web imports it as a type only.
import { Transform, Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsIn,
  IsObject,
  IsOptional,
  IsString,
  Matches,
  MaxLength,
  ValidateNested,
} from 'class-validator';
import { CHAT_LIMITS, CHAT_SENDERS } from './chat';
import { CLEAN_TEXT } from './clean-text';
import { FIELD_MESSAGES } from './errors';

const invalid = { message: FIELD_MESSAGES.invalid };

/** The members below are read with defaults, which count for what is undefined only. */
const nullIsAbsent = Transform(({ value }: { value: unknown }) => value ?? undefined);

/** Something that can be read: a letter, a digit, or any sign that is not a blank. */
const NOT_BLANK = /\S/u;

export class ChatTurnBody {
  @IsIn(CHAT_SENDERS, invalid) sender!: (typeof CHAT_SENDERS)[number];
  /** An agent's turn may be longer than a visitor's message. */
  @IsString(invalid) @MaxLength(CHAT_LIMITS.message * 4, invalid) content!: string;
}

/** What a client calls its message on `/ws`. */
export const MESSAGE_ID = /^[\w.:-]{1,64}$/;

/** Body of POST /api/chat and POST /internal/assistant/reply. */
export class ChatBody {
  @IsString(invalid)
  @MaxLength(CHAT_LIMITS.message, invalid)
  @Matches(NOT_BLANK, invalid)
  @Matches(CLEAN_TEXT, invalid)
  message!: string;
  @IsOptional() @nullIsAbsent @IsIn(['ko', 'en'], invalid) language?: 'ko' | 'en';
  @IsOptional()
  @nullIsAbsent
  @IsArray(invalid)
  @ArrayMaxSize(CHAT_LIMITS.history, invalid)
  @IsObject({ each: true, ...invalid })
  @ValidateNested({ each: true, ...invalid })
  @Type(() => ChatTurnBody)
  history?: ChatTurnBody[];
}

/** Body of POST /api/chat/answer. */
export class AnswerBody {
  @IsString(invalid)
  @MaxLength(CHAT_LIMITS.search, invalid)
  @Matches(NOT_BLANK, invalid)
  @Matches(CLEAN_TEXT, invalid)
  words!: string;
  @IsOptional() @nullIsAbsent @IsIn(['ko', 'en'], invalid) language?: 'ko' | 'en';
}

/** Body of POST /api/chat/unhelpful. */
export class UnhelpfulBody {
  /** `card` of a reply; one that no reply has is a 400 that names `card`. */
  @IsString(invalid) @MaxLength(CHAT_LIMITS.search, invalid) card!: string;
}

/** A message on `/ws`, without its `type`. */
export class ChatMessageBody extends ChatBody {
  @Matches(MESSAGE_ID, invalid) id!: string;
}
