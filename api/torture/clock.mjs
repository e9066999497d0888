/** Has the process that imports it see another time, by so many milliseconds as it is told. Timers go on as always. */
const RealDate = Date;
let offset = 0;
globalThis.Date = class Date extends RealDate {
  constructor(...parts) {
    if (parts.length === 0) super(RealDate.now() + offset);
    else super(...parts);
  }

  static now() {
    return RealDate.now() + offset;
  }
};
process.on('message', (message) => {
  if (typeof message?.offset === 'number') offset = message.offset;
});
process.channel?.unref();
