const pad = (part: number): string => String(part).padStart(2, '0');

/** Seconds as a player shows them: 75 gives "1:15", 3675 gives "1:01:15". */
export function formatPlayTime(seconds: number): string {
  const whole = Math.floor(seconds);
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, pad(whole % 60)];
  return hours > 0 ? `${hours}:${pad(minutes)}:${rest}` : `${minutes}:${rest}`;
}
