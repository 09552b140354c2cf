// The picture of the table: a bar a measure, as long as its share of the goal; the line is the goal. Words say what the colour says.

const [WIDTH, NAME, ROW, HEAD] = [900, 380, 22, 46];
/** Four times the goal and more look alike. */
const MOST = 4;
const SCALE = (WIDTH - NAME - 90) / Math.log2(MOST * MOST);

const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
/** On a scale of doublings: a quarter of the goal stands at the left edge. */
const lengthOf = (share) => Math.log2(Math.min(MOST, Math.max(1 / MOST, share)) * MOST) * SCALE;

/** @param {{ name: string, share: number, isMet: boolean }[]} measures @param {string} machine @returns {string} an SVG */
export function bars(measures, machine) {
  const height = HEAD + measures.length * ROW + 10;
  const goal = NAME + lengthOf(1);
  const rows = measures.map(({ name, share, isMet }, index) => {
    const y = HEAD + index * ROW;
    const length = Math.max(2, lengthOf(share));
    const said = `${Number(share.toPrecision(2))} of the goal`;
    return (
      `<text x="${NAME - 8}" y="${y + 14}" text-anchor="end">${escaped(name)}</text>` +
      `<rect x="${NAME}" y="${y + 3}" width="${length.toFixed(1)}" height="14" fill="${isMet ? '#1f6f54' : '#b4552d'}"/>` +
      `<text x="${(NAME + length + 6).toFixed(1)}" y="${y + 14}">${isMet ? '' : '✗ '}${said}</text>`
    );
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" font-family="sans-serif" font-size="12" role="img">`,
    `<title>Measures as shares of their goals</title><rect width="${WIDTH}" height="${height}" fill="#fff"/>`,
    `<text x="10" y="18">${escaped(machine)}</text>`,
    `<text x="10" y="36">Longer is better; the line is the goal; each step to the right of it doubles.</text>`,
    ...rows,
    `<line x1="${goal}" x2="${goal}" y1="${HEAD}" y2="${height - 10}" stroke="#111" stroke-width="1.5"/>`,
    '</svg>',
    '',
  ].join('\n');
}
