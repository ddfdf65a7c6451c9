import { clockText, dayText } from './sun-text';
import { useSunSettings } from './use-sun-settings';

/** "21 czerwca, 14:00": the moment whose sun is shown. */
export function SunMoment() {
  const [{ dayOfYear, minutes }] = useSunSettings();
  return `${dayText(dayOfYear)}, ${clockText(minutes)}`;
}
