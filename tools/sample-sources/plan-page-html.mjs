// @ts-check
// The invented Plan Compare page of a sample plan after its script ran: the captions, roles and few fixed ids of the
// real pages (docs/facts/sources.md#plan-compare-page), with values that agree with the Landscape and the benefits
// file of this server.
import { readData } from './data.mjs';

/** @typedef {import('./fixtures.mjs').Plan} Plan */
/** @typedef {import('./faults.mjs').Fault} Fault */
/** @typedef {[label: string, value: string, help?: string]} Row a row with help is foldable */
/** @typedef {{ caption: string, rows: Row[] }} Section */

const money = (/** @type {number} */ value) =>
  `$${value.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;
const whole = (/** @type {number} */ value) => `$${value.toLocaleString('en-US')}`;
const copay = (/** @type {number} */ value) => `In-network: $${value} copay<br>`;
const escaped = (/** @type {string} */ text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const LIMITS = '<div class="mct-c-collapsible" data-testid="limits-accordion">Limits apply</div>';

/** @param {Plan} plan @returns {Section[]} */
function moneySections(plan) {
  const drug = plan.partDBasic + plan.partDSupplemental;
  const deductibles = /** @type {Row[]} */ ([
    ...(plan.maximum === null ? [] : [['Health deductible', '$0.00', 'What you pay before the plan pays.']]),
    ...(plan.drugDeductible === null ? [] : [['Drug deductible', money(plan.drugDeductible)]]),
  ]);
  const maximum = plan.maximum === null ? null : `${whole(plan.maximum)} In-network`;
  return [
    {
      caption: 'Premiums',
      rows: [
        ['Total monthly premium', money(plan.premium ?? (plan.maximum === null ? drug : plan.partC))],
        ...(plan.maximum === null ? [] : [/** @type {Row} */ (['Health premium', money(plan.partC)])]),
        ...(plan.drugDeductible === null ? [] : [/** @type {Row} */ (['Drug premium', money(drug)])]),
      ],
    },
    { caption: 'Deductibles', rows: deductibles },
    ...(maximum === null
      ? []
      : [{ caption: MAXIMUM, rows: [/** @type {Row} */ ([MAXIMUM, maximum, 'Once you spend this, the plan pays.'])] }]),
    {
      caption: 'Contact Information',
      rows: [['Plan address', '<address>100 Sample St<br>Sample City, CA 90006</address>']],
    },
  ];
}

const MAXIMUM = 'Maximum you pay for health services';

/** The same for every plan. @type {Section[]} */
const CARE_SECTIONS = readData('plan-page.json').sections;

/** @param {Plan} plan @returns {Section[]} */
function careSections(plan) {
  const specialist = plan.isShare ? 'In-network: 20% coinsurance<br>' : copay(plan.specialist);
  /** @type {Row[]} */
  const visits = [
    ['Primary doctor visit', copay(plan.primaryCare)],
    ['Specialist visit', specialist],
  ];
  return [{ caption: 'Doctor services', rows: visits }, ...CARE_SECTIONS];
}

/** @param {Plan} plan @returns {Section[]} */
const drugSections = ({ drugDeductible }) =>
  drugDeductible === null
    ? []
    : [
        {
          caption: 'Costs by drug tier - Standard retail pharmacy drug cost for 1 month',
          rows: [
            ['Preferred Generic', '$0.00 copay'],
            ['Generic', '$5.00 copay'],
            ['Preferred Brand', '$47.00 copay'],
          ],
        },
      ];

/** @param {Row} row @param {string} id */
function rowHtml([label, value, help], id) {
  const header = help
    ? `<div class="mct-c-collapsible"><button class="mct-c-collapsible__trigger" type="button" aria-expanded="false"><span class="mct-c-collapsible__trigger-label">${escaped(label)}</span></button><div class="mct-c-collapsible__contentOuter">${help}</div></div>`
    : escaped(label);
  return `<tr role="row"><th role="rowheader" scope="row" id="${id}">${header}</th><td role="cell" headers=" ${id}">${value}</td><td role="cell" headers=" ${id}">${LIMITS}</td></tr>`;
}

/** @param {Section} section @param {number} index */
const tableHtml = ({ caption, rows }, index) =>
  `<div class="mct-c-table__container"><table class="ds-c-table mct-c-table" role="table"><caption class="ds-c-table__caption" data-testid="tableCaption"><h3 class="mct-c-table__caption-title">${escaped(caption)}</h3></caption><tbody role="rowgroup">${rows
    .map((row, place) => rowHtml(row, `table_${12_500 + index}-row${place}`))
    .join('')}</tbody></table></div>`;

/** @param {string} heading @param {number} stars */
const starsHtml = (heading, stars) =>
  `<div class="StarRatingRow"><div><h3 class="StarRatingsSection__heading">${heading}</h3></div><div class="StarRating"><span class="StarRating__stars e2e-star-rating" data-stars="${stars}"><span class="ds-u-visibility--screen-reader"><strong>${stars}</strong> stars</span></span></div></div>`;

/** @param {Plan} plan */
const headHtml = ({ name, brand, contract, plan, segment }) =>
  `<div id="plan-details-plan-info"><h1 class="e2e-plan-details-plan-header" tabindex="-1">${escaped(name)}</h1><h2>${escaped(brand)}</h2><ul><li>Plan ID: ${contract}-${plan}-${segment}</li></ul><a href="https://plan.example/sample" id="plan-contact">Plan website</a> <a id="non-members-number" href="tel:1-800-555-0100">1-800-555-0100</a> <a id="members-number" href="tel:1-800-555-0101">1-800-555-0101</a></div>`;

/** What a redesign of the page would do. @param {Section[]} sections @param {Fault | null} fault @returns {string} */
function sectionsHtml(sections, fault) {
  const html = sections.map(tableHtml).join('\n');
  if (fault?.fault === 'old-shape') return html.replace(/<(\/?)(table|tbody|tr|th|td|caption)\b/g, '<$1div');
  if (fault?.fault === 'missing-column') return html.replace(/<caption.*?<\/caption>/g, '');
  return fault?.fault === 'renamed-column' ? html.replaceAll('Total monthly premium', 'Premium each month') : html;
}

/** Addresses that a page has no business asking from our machine. */
const PRIVATE_REQUESTS =
  '<img alt="" src="http://169.254.169.254/latest/meta-data/"><img alt="" src="http://10.0.0.1/">';

/** The whole document. @param {Plan} plan @param {Fault | null} fault */
export function planPageHtml(plan, fault) {
  const sections = [
    ...moneySections(plan),
    ...(plan.maximum === null ? [] : careSections(plan)),
    ...drugSections(plan),
  ];
  const stars = plan.year === 2026 ? starsHtml('Overall star rating', plan.stars) : '';
  return `<html lang="en"><head><meta charset="utf-8"><title>${escaped(plan.name)}</title></head>
<body class="notranslate"><div id="mct-root"><div id="root" lang="en"></div><main id="mct-app-main" class="app__main"><div class="e2e-plan-details-page">
${headHtml(plan)}
${sectionsHtml(sections, fault)}
<section id="star-ratings">${stars}</section>
${fault?.fault === 'private-requests' ? PRIVATE_REQUESTS : ''}
</div></main></div></body></html>
`;
}
