import { addSweep, findLayoutFaults } from '#tests/support/playwright/find-layout-faults';
import { expect, test } from '#tests/support/playwright/site-fixtures';

const svg = (content: string): string =>
  `<svg width="300" height="100" style="font: 16px sans-serif">${content}</svg>`;
const label = '<text x="100" y="56">Payment</text>';

/** A fault of each kind as HTML, what is reported, and the same without the fault. */
const faults = [
  {
    name: 'text on text',
    faulty: '<p>First line</p><p style="margin-top:-30px">Second line</p>',
    says: /“First line” lies on “Second line”/,
    sound: '<p>First line</p><p>Second line</p>',
  },
  {
    name: 'a heading without space',
    faulty: '<p style="margin:0;line-height:.8">Text</p><h2 style="margin:0;line-height:.7">Heading</h2>',
    says: /“Text” has no space to “Heading”/,
    sound: '<p>Text</p><h2>Heading</h2>',
  },
  {
    name: 'words that touch',
    faulty: '<div style="display:flex"><p>57,0 Mio. €</p><p>Ertrag</p></div>',
    says: /touches “Ertrag”/,
    sound: '<div style="display:flex;gap:1em"><p>57,0 Mio. €</p><p>Ertrag</p></div>',
  },
  {
    name: 'a label wider than its box',
    faulty: svg(`<rect x="90" y="36" width="50" height="30" fill="#eee"/>${label}`),
    says: /“Payment” meets the edge of its box/,
    sound: svg(`<rect x="90" y="36" width="90" height="30" fill="#eee"/>${label}`),
  },
  {
    name: 'a marker on a label',
    faulty: svg(`<circle cx="110" cy="50" r="8" fill="green"/>${label}`),
    says: /“Payment” lies on a marker/,
    sound: svg(`<circle cx="80" cy="50" r="8" fill="green"/>${label}`),
  },
  {
    name: 'a line through a label',
    faulty: svg(`<path d="M0 50H300" stroke="black" stroke-width="4" fill="none"/>${label}`),
    says: /“Payment” is crossed by a line/,
    sound: svg(
      `<path d="M0 50H300" stroke="black" stroke-width="4" fill="none"/><rect x="90" y="36" width="90" height="30" fill="#fff"/>${label}`,
    ),
  },
  {
    name: 'a border through text',
    faulty: '<p>Text of a note</p><hr style="margin:-26px 0 40px;border-top:2px solid black">',
    says: /“Text of a note” is struck by an edge of HR/,
    sound: '<p>Text of a note</p><hr style="border-top:2px solid black">',
  },
  {
    name: 'text beyond the window',
    faulty: '<p style="margin-left:-20px">Text at the edge</p>',
    says: /“Text at the edge” is beyond the window/,
    sound: '<p>Text at the edge</p>',
  },
  {
    name: 'clipped text',
    faulty: '<p style="width:60px;overflow:hidden;white-space:nowrap">Text of a label</p>',
    says: /“Text of a label” is cut off/,
    sound: '<p style="width:60px;overflow:hidden">Text of a label</p>',
  },
  {
    name: 'a word that is broken',
    faulty: '<h1 style="width:240px;overflow-wrap:anywhere">Beschwerdemanagement</h1>',
    says: /is broken without a hyphen/,
    sound: '<h1 style="width:240px;overflow-wrap:anywhere">Beschwerde&shy;manage&shy;ment</h1>',
  },
  {
    name: 'a placeholder wider than its field',
    faulty: '<input style="width:60px" placeholder="Search the whole website">',
    says: /does not fit its field/,
    sound: '<input style="width:300px" placeholder="Search">',
  },
] as const;

for (const { name, faulty, says, sound } of faults)
  test(`the sweep reports ${name}`, async ({ page }) => {
    await addSweep(page);
    const sweep = async (html: string): Promise<string> => {
      const document = `<!doctype html><html lang="de"><body style="padding:20px 8px">${html}`;
      await page.goto(`data:text/html;charset=utf-8,${encodeURIComponent(document)}`);
      return (await findLayoutFaults(page, 390)).join('\n');
    };
    expect(await sweep(faulty)).toMatch(says);
    expect(await sweep(sound)).toBe('');
  });
