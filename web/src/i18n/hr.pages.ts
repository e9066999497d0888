import support from './hr/support.json';
import legal from './hr/legal.json';
import account from './hr/account.json';
import type { PageMessages } from './de.pages';

const messages: PageMessages = { support, legal, account };

export default messages;
