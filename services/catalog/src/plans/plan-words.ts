// Words for kinds of plans. The text of a plan does not contain them, so they are compared with other columns of the row.
import { ALL_COUNTIES, MEDICARE_FAMILY } from '@app/contracts/http/plans';
import type { ParsedQuery, QueryToken } from '@app/content/matching/query';
import { searchForm } from '@app/content/matching/search-text';
import type { SqlParameters } from '../sql-parameters';
import { holdsToken } from '../text-match';

const sqlList = (values: readonly string[]): string => values.map((value) => `'${value}'`).join(', ');

/** One name of the thing, as libs/content/src/matching knows it -> the plans that are meant. */
const KINDS: readonly (readonly [names: readonly string[], condition: string])[] = [
  [['medicare'], `r.type IN (${sqlList(MEDICARE_FAMILY)})`],
  [['part c'], `r.type = 'medicare-advantage'`],
  [['part d'], `r.category = 'drug'`],
  [['medigap'], `r.type = 'medicare-supplement'`],
  [['obamacare'], `r.type = 'covered-california'`],
  [['medicaid'], `(r.type = 'medi-cal' OR r.snp_type = 'D-SNP')`],
  [['medi medi'], `r.snp_type = 'D-SNP'`],
  [['snp'], `r.category = 'special-needs'`],
  [['처방약'], 'r.has_drug_coverage'],
  [['보험', '플랜', 'plan', 'plans'], 'true'],
];
const CONDITIONS = new Map(KINDS.flatMap(([names, condition]) => names.map((name) => [searchForm(name), condition])));

/** Latin names as counties are stored: `orange county` -> `orange`. */
const countyNames = ({ forms }: QueryToken): string[] =>
  forms.filter((form) => /^[a-z .'-]+$/.test(form)).map((form) => form.replace(/ county$/, '').trim());

function matchesToken(token: QueryToken, parameters: SqlParameters): string {
  const ways = [holdsToken('r.search_text', token, parameters)];
  ways.push(...new Set(token.forms.flatMap((form) => CONDITIONS.get(form.trim()) ?? [])));
  const counties = countyNames(token);
  if (counties.length > 0) {
    const names = `${parameters.add(counties)}::text[]`;
    ways.push(
      `r.id IN (SELECT named.insurance_plan_id FROM guide.insurance_plan_counties named
        WHERE named.state = 'CA' AND lower(named.county) = ANY (${names}))`,
      // A plan of the whole state is sold there too, if the word is a county at all.
      `(EXISTS (SELECT 1 FROM guide.zip_counties c WHERE lower(c.county) = ANY (${names}))
        AND r.id IN (SELECT whole.insurance_plan_id FROM guide.insurance_plan_counties whole
          WHERE whole.state = 'CA' AND whole.county = '${ALL_COUNTIES}'))`,
    );
  }
  return `(${ways.join(' OR ')})`;
}

/** Every word must match the text of the plan, what it is, or a county it is sold in. Languages say nothing of a plan. */
export const wordConditions = (query: ParsedQuery, parameters: SqlParameters): string[] =>
  planTokens(query).map((token) => matchesToken(token, parameters));

/** Words for kinds of places are words like others here: "Sharp Hospital" may be part of a plan's name. */
const planTokens = ({ tokens }: ParsedQuery): QueryToken[] => tokens.filter(({ role }) => role !== 'language');
