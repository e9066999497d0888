import statistics from './en/statistics.json';
import support from './en/support.json';
import help from './en/help.json';
import legal from './en/legal.json';
import account from './en/account.json';
import forms from './en/forms.json';
import access from './en/access.json';
import profile from './en/profile.json';
import dashboard from './en/dashboard.json';
import credits from './en/credits.json';
import payment from './en/payment.json';
import preview from './en/preview.json';
import score from './en/score.json';
import pictures from './en/pictures.json';
import listing from './en/listing.json';
import admin from './en/admin.json';
import compare from './en/compare.json';
import favourites from './en/favourites.json';
import api from 'api/messages/en';
import type { PageMessages } from './de.pages';

const messages: PageMessages = { statistics, support, help, legal, account, forms, access, profile, dashboard, credits, payment, preview, score, pictures, listing, admin, compare, favourites, api };

export default messages;
