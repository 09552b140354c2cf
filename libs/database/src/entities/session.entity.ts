import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A session of the gateway, in the shape of connect-pg-simple, which reads and writes it. */
@Entity('sessions', { schema: 'accounts' })
@Index('sessions_by_end', ['expire'])
export class SessionEntity {
  @PrimaryColumn('text')
  sid: string;

  @Column('json')
  sess: Record<string, unknown>;

  @Column('timestamptz')
  expire: Date;
}
