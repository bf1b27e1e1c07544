import type { Generated } from 'kysely';
import type { Locale, MailFailure, MailKind } from '@contract/lists';
import type { InstantText } from '@server/db/columnValues';

interface SignInsTable {
  id: string;
  member_id: string;
  signed_in_at: Generated<InstantText>;
  used_at: Generated<InstantText>;
}

interface FailedSignInsTable {
  subject: string;
  failures: number;
  window_ends_at: InstantText;
  refused_until: InstantText | null;
}

interface ApprovalCodesTable {
  member_id: string;
  code: string;
  made_at: Generated<InstantText>;
}

interface AccessLinksTable {
  id: Generated<string>;
  member_id: string;
  secret_hash: Buffer;
  /** Null: the operator. */
  made_by: string | null;
  made_at: Generated<InstantText>;
  /** Null: it is open. */
  ended: 'USED' | 'REPLACED' | null;
}

interface MailsTable {
  id: Generated<string>;
  kind: MailKind;
  golfclub_id: string;
  member_id: string | null;
  /** Where there is no member. */
  recipient: string | null;
  access_link_id: string | null;
  locale: Locale;
  batch_id: string | null;
  requested_by: string | null;
  made_at: Generated<InstantText>;
  attempts: Generated<number>;
  failed_attempts: Generated<number>;
  /** Null: it was sent or given up. */
  next_attempt_at: Generated<InstantText | null>;
  sent_at: InstantText | null;
  failure: MailFailure | null;
}

interface DisplayLinksTable {
  id: Generated<string>;
  golfclub_id: string;
  name: string;
  short_names: boolean;
  secret_hash: Buffer;
  created_at: Generated<InstantText>;
  created_by: string | null;
  last_used_at: InstantText | null;
}

interface DisplayCodesTable {
  link_id: string;
  code_hash: Buffer;
  expires_at: InstantText;
}

interface DisplayScreensTable {
  secret_hash: Buffer;
  link_id: string;
}

interface HelperCodesTable {
  id: Generated<string>;
  training_id: string;
  golfclub_id: string;
  code_hash: Buffer;
  created_at: Generated<InstantText>;
  created_by: string;
}

interface HelpersTable {
  id: Generated<string>;
  training_id: string;
  golfclub_id: string;
  name: string;
}

interface HelperSignInsTable {
  id: Generated<string>;
  helper_id: string;
  code_id: string;
  signed_in_at: Generated<InstantText>;
  used_at: Generated<InstantText>;
  /** When the helper signed out; null before. */
  ended_at: Generated<InstantText | null>;
}

/** The tables of sign-ins and of the codes, links and mails that let somebody in. */
export interface AccessTables {
  sign_ins: SignInsTable;
  failed_sign_ins: FailedSignInsTable;
  approval_codes: ApprovalCodesTable;
  access_links: AccessLinksTable;
  mails: MailsTable;
  display_links: DisplayLinksTable;
  display_codes: DisplayCodesTable;
  display_screens: DisplayScreensTable;
  helper_codes: HelperCodesTable;
  helpers: HelpersTable;
  helper_sign_ins: HelperSignInsTable;
}
