import common from './en/common.json';
import layout from './en/layout.json';
import home from './en/home.json';
import hotels from './en/hotels.json';
import support from './en/support.json';
import legal from './en/legal.json';
import account from './en/account.json';
import errors from './en/errors.json';
import type { Messages } from './de';

const messages: Messages = { common, layout, home, hotels, support, legal, account, errors };

export default messages;
