import { clockText, dayText } from './sun-text';
import { useSunSettings } from './use-sun-settings';

/** The moment whose sun is shown, for example "21 czerwca, 14:00". */
export function SunMoment() {
  const [{ dayOfYear, minutes }] = useSunSettings();
  return `${dayText(dayOfYear)}, ${clockText(minutes)}`;
}
