import { siteUrl } from '#lib/page-model/site-url';
import { listPages } from '../registry';
import { podcastCover } from '../og-image';
import { listFeeds } from './feed';
import { writeRss } from './rss';

const feeds = listFeeds(listPages());
const write = (name: string, locale: string): string => {
  const feed = feeds.find((one) => one.name === name && one.locale === locale);
  if (!feed) throw new Error(`There is no feed ${name} in ${locale}.`);
  return writeRss({ ...feed, items: [] });
};

it.each(['en', 'de'])('has the data of the podcast in %s that directories require', (locale) => {
  const rss = write('podcast', locale);
  expect(rss).toContain('<title>Freie Fahrt</title>');
  expect(rss).toContain(
    `<itunes:image href="${siteUrl}${podcastCover.path}"/><itunes:category text="Business"/><itunes:explicit>false</itunes:explicit>`,
  );
  expect(rss).toMatch(/<itunes:owner><itunes:name>.+<\/itunes:name><itunes:email>.+@.+<\/itunes:email>/);
});

it('says nothing of that of other feeds', () => {
  expect(write('blog', 'en')).not.toContain('<itunes:');
});
