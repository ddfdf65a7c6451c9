// Loaded into a server of the soak before its program: steps its clock by as many ms as the parent process says. It is a
// step of the whole process, as after a wrong NTP answer; timers go on by the monotonic clock, as they would.
const RealDate = Date;
const realNow = RealDate.now;
let ahead = 0;

RealDate.now = () => realNow() + ahead;
globalThis.Date = new Proxy(RealDate, {
  apply: () => new RealDate(RealDate.now()).toString(),
  construct: (target, given, newTarget) =>
    Reflect.construct(target, given.length > 0 ? given : [RealDate.now()], newTarget),
});
RealDate.prototype.constructor = globalThis.Date;

process.on('message', (message) => {
  if (typeof message?.clockAheadMs === 'number') ahead = message.clockAheadMs;
});
