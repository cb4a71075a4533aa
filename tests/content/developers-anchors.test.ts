import { developersPages } from '#lib/families/developers/schema';
import { locales } from '#lib/i18n/locales';
import { buildPath } from '#lib/i18n/path';
import { findPage } from '#lib/registry/registry';

/** Parts of the one page for developers that there was until November 2026; others may link to them. */
const oldParts = [
  ...['start', 'cents', 'access', 'live', 'transfer', 'states', 'webhooks'],
  ...['resources', 'rules', 'errors', 'changelog'],
];

describe.each(locales)('the first page for developers (%s)', (locale) => {
  const anchors = findPage(buildPath(locale, 'developers'))?.anchors() ?? [];

  it('keeps every address of the page that was divided', () => {
    const old = oldParts.flatMap((part) => [part, `${part}-title`]);
    expect(old.filter((id) => !anchors.includes(id))).toEqual([]);
  });

  it('leads to each part of the other pages', () => {
    const parts = developersPages
      .all(locale)
      .flatMap((entry) => ('parts' in entry ? Object.keys(entry.parts) : []));
    expect(parts.length).toBeGreaterThan(6);
    expect(parts.filter((id) => !anchors.includes(id))).toEqual([]);
  });
});
