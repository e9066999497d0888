import statistics from './de/statistics.json';
import support from './de/support.json';
import help from './de/help.json';
import legal from './de/legal.json';
import account from './de/account.json';
import forms from './de/forms.json';
import access from './de/access.json';
import profile from './de/profile.json';
import dashboard from './de/dashboard.json';
import credits from './de/credits.json';
import payment from './de/payment.json';
import preview from './de/preview.json';
import score from './de/score.json';
import pictures from './de/pictures.json';
import listing from './de/listing.json';
import admin from './de/admin.json';
import compare from './de/compare.json';
import favourites from './de/favourites.json';
import api from 'api/messages/de';

/** The long texts, and those of areas that most visits never open: their pages load them. */
const messages = { statistics, support, help, legal, account, forms, access, profile, dashboard, credits, payment, preview, score, pictures, listing, admin, compare, favourites, api };

export type PageMessages = typeof messages;
export default messages;
