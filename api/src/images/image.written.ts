import { literalOf, NotWritten, objectOf, type WrittenField, type Writers } from '../written.js';
import { filenameOf, IMAGE_WIDTHS, ImageFormat, type ImageWidth, imageUrl } from './image.files.js';

/** No picture is called like that: it is where its id belongs. */
const ID = '*';
const aroundId = (address: string) => address.split(ID).map((part) => `'${part}'`).join(' || image.id || ');

const formatOf = (field: WrittenField) => {
  const name = literalOf(field, 'format');
  return name === undefined ? undefined : ImageFormat[name as keyof typeof ImageFormat];
};

/** As ImageResolver works them out. */
const WRITERS: Writers = new Map<string, (field: WrittenField) => string>([
  ['id', () => 'image.id'],
  ['width', () => 'image.width'],
  ['height', () => 'image.height'],
  ['blurDataUrl', () => 'image.blur_data_url'],
  [
    'url',
    (field) => {
      const width = literalOf(field, 'width') ?? 1600;
      if (!IMAGE_WIDTHS.some((known) => known === width)) throw new NotWritten();
      const format = formatOf(field) ?? ImageFormat.JPEG;
      return aroundId(format === ImageFormat.JPEG ? imageUrl(ID) : `/images/${filenameOf({ id: ID, width: width as ImageWidth, format })}`);
    },
  ],
  [
    'srcset',
    (field) => {
      const format = formatOf(field);
      if (!format) throw new NotWritten();
      if (format === ImageFormat.JPEG) return `${aroundId(imageUrl(ID))} || ' ' || image.width || 'w'`;
      // A text for each number of files, which all have their own width but the last.
      const file = (width: ImageWidth) => `/images/${filenameOf({ id: ID, width, format })} `;
      const texts = IMAGE_WIDTHS.map((width, index) => [...IMAGE_WIDTHS.slice(0, index).map((smaller) => `${file(smaller)}${smaller}w`), file(width)].join(', '));
      const branches = texts.slice(1).map((text, index) => `when image.width > ${IMAGE_WIDTHS[index]} then '${text}'`);
      return `replace(case ${branches.reverse().join(' ')} else '${texts[0]}' end, '${ID}', image.id) || least(${Math.max(...IMAGE_WIDTHS)}, image.width) || 'w'`;
    },
  ],
]);

/** The fields of a picture as JSON, of a row of `image`. */
export const imageObject = (fields: WrittenField[]) => objectOf('Image', fields, WRITERS);
