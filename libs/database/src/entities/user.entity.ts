import { Check, Column, CreateDateColumn, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** Somebody who has signed in: what the provider told the last time. */
@Entity('users', { schema: 'accounts' })
@Index('users_by_subject', ['issuer', 'subject'], { unique: true })
@Check('users_picture_url_check', `picture_url ~ '^https://'`)
export class UserEntity {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('text')
  issuer: string;

  /** The provider's own id of the person; only together with the issuer is it somebody. */
  @Column('text')
  subject: string;

  @Column('text', { nullable: true })
  email: string | null;

  @Column('text', { name: 'first_name', nullable: true })
  firstName: string | null;

  @Column('text', { name: 'last_name', nullable: true })
  lastName: string | null;

  @Column('text', { name: 'picture_url', nullable: true })
  pictureUrl: string | null;

  @CreateDateColumn({ type: 'timestamptz', name: 'created_at' })
  createdAt: Date;

  @Column('timestamptz', { name: 'last_sign_in_at', default: () => 'now()' })
  lastSignInAt: Date;
}
