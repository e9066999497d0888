import common from './de/common.json';
import layout from './de/layout.json';
import home from './de/home.json';
import hotels from './de/hotels.json';
import support from './de/support.json';
import legal from './de/legal.json';
import account from './de/account.json';
import errors from './de/errors.json';

/** All German texts; the other languages have the same keys. */
const messages = { common, layout, home, hotels, support, legal, account, errors };

export type Messages = typeof messages;
export default messages;
