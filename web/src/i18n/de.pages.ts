import support from './de/support.json';
import legal from './de/legal.json';
import account from './de/account.json';

/** The long texts, and those of areas that most visits never open: their pages load them. */
const messages = { support, legal, account };

export type PageMessages = typeof messages;
export default messages;
