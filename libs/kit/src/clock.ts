import { Global, Injectable, Module } from '@nestjs/common';

/** The present moment, injected wherever a day or an hour decides something: tests give a day of their own. */
@Injectable()
export class Clock {
  /** Milliseconds since 1970. */
  now(): number {
    return Date.now();
  }
}

@Global()
@Module({ providers: [Clock], exports: [Clock] })
export class ClockModule {}
