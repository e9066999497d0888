import support from './en/support.json';
import legal from './en/legal.json';
import account from './en/account.json';
import type { PageMessages } from './de.pages';

const messages: PageMessages = { support, legal, account };

export default messages;
