import { formatPlayTime } from '#lib/core/play-time';
import { formatNumber } from '#lib/i18n/format';
import type { Locale } from '#lib/i18n/locales';
import { translate } from '#lib/i18n/translate';
import { pickLabels } from '#lib/page-model/labels';
import type { Timing } from './timing';

/** Playback speeds. */
const speeds = [0.75, 1, 1.25, 1.5, 2];

/** Audio files with their sizes, and the labels of the player. */
export function buildPlayer({ seconds, ogg, mp3 }: Timing, locale: Locale) {
  const t = translate.player[locale];
  const megabytes = (bytes: number): string => formatNumber(bytes / 1_000_000, locale, 1);
  return {
    sources: [
      { path: ogg.path, type: 'audio/ogg; codecs=opus' },
      { path: mp3.path, type: 'audio/mpeg' },
    ],
    downloads: [
      { path: mp3.path, text: t('download', { kind: 'MP3', size: megabytes(mp3.bytes) }) },
      { path: ogg.path, text: t('download', { kind: 'Opus', size: megabytes(ogg.bytes) }) },
    ],
    seconds,
    length: formatPlayTime(seconds),
    speeds: speeds.map((speed) => ({ value: String(speed), text: `${formatNumber(speed, locale)}\u00d7` })),
    // Templates: the script fills in the time.
    from: t('from', { time: '{time}' }),
    position: t('position', { time: '{time}', length: formatPlayTime(seconds) }),
    labels: {
      ...pickLabels(t, 'name', 'play', 'pause', 'back', 'ahead', 'speed', 'scrubber'),
      ...pickLabels(t, 'voice', 'loading', 'failed'),
    },
  };
}
