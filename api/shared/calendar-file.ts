import ical, { ICalCalendarMethod, ICalEventBusyStatus, ICalEventStatus } from 'ical-generator';

/** An event of a calendar; instants as ISO texts, so that a mail can store it. */
export interface CalendarEvent {
  /** Stays the same when the event is moved. */
  id: string;
  /** Greater by one at least with each change of the time. */
  sequence: number;
  start: string;
  end: string;
  summary: string;
  location: string;
  description: string;
  /** ISO text: when it was last changed. */
  changedAt: string;
  isCancelled: boolean;
}

/**
 * Events as an iCalendar file (RFC 5545) in UTC, with ids that are unique by the host of the shop. A single cancelled
 * event takes itself out of the calendar that it was added to.
 */
export function calendarFile(
  events: readonly CalendarEvent[],
  { name, publicUrl }: { name: string; publicUrl: string },
): string {
  const { hostname } = new URL(publicUrl);
  const isCancellation = events.length === 1 && events[0]?.isCancelled === true;
  const calendar = ical({
    name,
    prodId: { company: 'Cieniomat', product: 'Wizyty', language: 'PL' },
    method: isCancellation ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
    ttl: REFRESH_SECONDS,
  });
  for (const { id, isCancelled, changedAt, ...event } of events)
    calendar.createEvent({
      ...event,
      id: `${id}@${hostname}`,
      start: new Date(event.start),
      end: new Date(event.end),
      stamp: new Date(changedAt),
      status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
      busystatus: isCancelled ? ICalEventBusyStatus.FREE : ICalEventBusyStatus.BUSY,
    });
  return calendar.toString();
}

/** How often programs shall read a feed again. */
const REFRESH_SECONDS = 900;
