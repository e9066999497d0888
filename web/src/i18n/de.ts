import common from './de/common.json';
import layout from './de/layout.json';
import home from './de/home.json';
import hotels from './de/hotels.json';

/** The texts that every visit needs. All languages have the same keys as the German ones. */
const messages = { common, layout, home, hotels };

export type SharedMessages = typeof messages;
export default messages;
