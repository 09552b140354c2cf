// Who holds which role. Asked at each request from the configuration, so that a name taken out of OPERATORS counts at once.
import { OPERATOR_ROLE } from '@app/contracts/http/gateway';
import type { OperatorList } from '../config-parsers';

export interface Claimant {
  /** null when the provider told none, or said that nobody has checked it. */
  verifiedEmail: string | null;
  groups: readonly string[];
}

/** The roles of somebody whom the provider knows under this address and in these groups. */
export function rolesOf({ verifiedEmail, groups }: Claimant, operators: OperatorList): readonly string[] {
  const isNamed = verifiedEmail !== null && operators.emails.includes(verifiedEmail.toLowerCase());
  return isNamed || groups.some((group) => operators.groups.includes(group)) ? [OPERATOR_ROLE] : [];
}
