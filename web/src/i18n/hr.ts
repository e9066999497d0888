import common from './hr/common.json';
import layout from './hr/layout.json';
import home from './hr/home.json';
import hotels from './hr/hotels.json';
import type { SharedMessages } from './de';

const messages: SharedMessages = { common, layout, home, hotels };

export default messages;
