import common from './en/common.json';
import layout from './en/layout.json';
import home from './en/home.json';
import hotels from './en/hotels.json';
import errors from './en/errors.json';
import type { SharedMessages } from './de';

const messages: SharedMessages = { common, layout, home, hotels, errors };

export default messages;
