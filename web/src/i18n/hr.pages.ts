import statistics from './hr/statistics.json';
import support from './hr/support.json';
import help from './hr/help.json';
import legal from './hr/legal.json';
import account from './hr/account.json';
import forms from './hr/forms.json';
import access from './hr/access.json';
import profile from './hr/profile.json';
import dashboard from './hr/dashboard.json';
import credits from './hr/credits.json';
import payment from './hr/payment.json';
import preview from './hr/preview.json';
import score from './hr/score.json';
import pictures from './hr/pictures.json';
import listing from './hr/listing.json';
import admin from './hr/admin.json';
import compare from './hr/compare.json';
import favourites from './hr/favourites.json';
import api from 'api/messages/hr';
import type { PageMessages } from './de.pages';

const messages: PageMessages = { statistics, support, help, legal, account, forms, access, profile, dashboard, credits, payment, preview, score, pictures, listing, admin, compare, favourites, api };

export default messages;
