import common from './en/common.json';
import layout from './en/layout.json';
import home from './en/home.json';
import hotels from './en/hotels.json';
import type { SharedMessages } from './de';

const messages: SharedMessages = { common, layout, home, hotels };

export default messages;
