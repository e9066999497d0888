import common from './hr/common.json';
import layout from './hr/layout.json';
import home from './hr/home.json';
import hotels from './hr/hotels.json';
import support from './hr/support.json';
import legal from './hr/legal.json';
import account from './hr/account.json';
import errors from './hr/errors.json';
import type { Messages } from './de';

const messages: Messages = { common, layout, home, hotels, support, legal, account, errors };

export default messages;
