import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderPart } from '../../test/renderPart';
import { NEW_LISTING, type ListingValues } from '../values';
import { ListingScore } from './ListingScore';

const nowhere = () => undefined;
const score = (values: Partial<ListingValues> = {}, onGo: typeof nowhere = nowhere) => <ListingScore values={{ ...NEW_LISTING, ...values }} onGo={onGo} />;

describe('the score of a listing', () => {
  it('is a meter with words', async () => {
    await renderPart(score());
    const meter = screen.getByRole('meter', { name: 'So gut ist Ihr Eintrag' });
    expect(meter.getAttribute('aria-valuenow')).toBe('4');
    expect(meter.getAttribute('aria-valuetext')).toBe('4 von 100 Punkten. Noch 8 Pflichtangaben, dann können Sie absenden.');
  });

  it('names the next step and leads to its field', async () => {
    const onGo = vi.fn();
    await renderPart(score({ name: 'Vila Lavanda' }, onGo));
    const button = screen.getByRole('button', { name: 'Jetzt ergänzen' });
    expect(document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Wählen Sie die Region, damit Gäste Sie über den Filter finden.',
    );
    fireEvent.click(button);
    expect(onGo).toHaveBeenCalledWith('basics', 'regionId');
  });

  it('lists every hint, each the way to its field', async () => {
    const onGo = vi.fn();
    await renderPart(score({}, onGo));
    const list = within(screen.getByText(/Alle \d+ Tipps ansehen/).closest('details') ?? document.body);
    list.getByText('Das fehlt noch');
    fireEvent.click(list.getByText('Noch 4 Bilder, dann sind es genug zum Absenden. Zeigen Sie Zimmer, Bad, Küche und Ausblick.'));
    expect(onGo).toHaveBeenCalledWith('pictures', 'images');
    fireEvent.click(list.getByText('Fügen Sie noch 3 Stichworte hinzu, zum Beispiel „Familien“ oder „Steinhaus“.'));
    expect(onGo).toHaveBeenCalledWith('extras', 'tags');
  });

  it('says what the step of the pictures has found', async () => {
    const onGo = vi.fn();
    const values = { ...NEW_LISTING, imageUrl: '/images/a.jpg' };
    const hints = [{ kind: 'upright' as const, address: values.imageUrl }];
    await renderPart(<ListingScore values={values} pictureHints={hints} onGo={onGo} />);
    fireEvent.click(screen.getByText('Haupt-Bild: Ein Querformat füllt die Karte ganz aus.'));
    expect(onGo).toHaveBeenCalledWith('pictures', 'imageUrl');
  });

  it.each([
    ['en', 'Give your place a name that guests remember.'],
    ['hr', 'Dajte smještaju naziv koji će gosti zapamtiti.'],
  ] as const)('speaks %s', async (language, words) => {
    await renderPart(score(), language);
    expect(screen.getAllByText(words)).toHaveLength(2);
  });
});
