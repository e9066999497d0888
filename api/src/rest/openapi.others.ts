import { IMAGE_LIMITS, MOST_FILES } from '../images/image.pipeline.js';
import { KeyScope } from '../keys/key.scope.js';
import { LANGUAGES } from '../language.js';
import type { JsonSchema } from './openapi.types.js';

/** The paths for partners that stand beside the schema: files, and what a spreadsheet opens. */

interface OtherPath {
  method: 'get' | 'post';
  path: string;
  summary: string;
  scope: KeyScope;
  parameters?: object[];
  body?: { type: string; schema: JsonSchema };
  answer: { type: string; schema: JsonSchema };
}

const file: JsonSchema = { type: 'string', contentMediaType: 'application/octet-stream' };
const address: JsonSchema = { type: 'string', description: 'Address of the picture, from the root: what a listing names.' };
const LIMITS = `JPEG, PNG, WebP or AVIF, at most ${IMAGE_LIMITS.megabytes} MB and ${IMAGE_LIMITS.megapixels} megapixels each.`;

const upload = (name: string, schema: JsonSchema) => ({ type: 'multipart/form-data', schema: { type: 'object', properties: { [name]: schema }, required: [name] } });
const answer = (name: string, schema: JsonSchema) => ({ type: 'application/json', schema: { type: 'object', properties: { [name]: schema }, required: [name] } });

export const OTHER_PATHS: OtherPath[] = [
  {
    method: 'post',
    path: '/api/upload/image',
    summary: `Uploads a picture. ${LIMITS}`,
    scope: KeyScope.OWN_LISTINGS_WRITE,
    body: upload('image', file),
    answer: answer('imageUrl', address),
  },
  {
    method: 'post',
    path: '/api/upload/images',
    summary: `Uploads several pictures; the answer has their order. ${LIMITS}`,
    scope: KeyScope.OWN_LISTINGS_WRITE,
    body: upload('images', { type: 'array', items: file, maxItems: MOST_FILES }),
    answer: answer('imageUrls', { type: 'array', items: address }),
  },
  {
    method: 'get',
    path: '/api/statistics.csv',
    summary: 'The figures of one’s own listings, a line for each listing and day.',
    scope: KeyScope.OWN_LISTINGS_READ,
    parameters: [
      { name: 'hotelId', in: 'query', required: false, description: 'The number of one of one’s own listings; all of them when left out.', schema: { type: 'string' } },
      { name: 'days', in: 'query', required: false, description: 'How many days until today; 30 when left out.', schema: { type: 'integer', minimum: 1, maximum: 365 } },
      { name: 'language', in: 'query', required: false, description: 'The language of the head and, with it, what parts the columns.', schema: { type: 'string', enum: [...LANGUAGES] } },
    ],
    answer: { type: 'text/csv', schema: { type: 'string' } },
  },
];
