import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, delay } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ana, refusal } from '../test/accounts';
import { api, operations } from '../test/api';
import { renderApp } from '../test/renderApp';

const regions = [
  { __typename: 'Region', id: '2', slug: 'istrien', name: 'Istrien' },
  { __typename: 'Region', id: '3', slug: 'kvarner-bucht', name: 'Kvarner Bucht' },
];

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const noteOf = (label: string) => document.getElementById(field(label).getAttribute('aria-describedby') ?? '')?.textContent;
const submit = () => {
  fireEvent.click(screen.getByRole('button', { name: 'Kostenlos registrieren' }));
};

const filled = {
  Firmenname: 'Vila Ana d.o.o.',
  Unterkunftstyp: 'villa',
  'Größe der Unterkunft': '6-20',
  Geschäftsadresse: 'Riva 1, Hvar',
  Region: '3',
  'Website (freiwillig)': 'https://vila-ana.example',
  Beschreibung: 'Ein Steinhaus am Hafen.',
  Ansprechpartner: 'Ana Horvat',
  Telefonnummer: '+385 21 000 000',
  'E-Mail-Adresse': 'ana@obala.test',
  Passwort: 'drei gute Worte',
  'Passwort bestätigen': 'drei gute Worte',
};

function fill(values: Partial<typeof filled> = filled) {
  for (const [label, value] of Object.entries(values)) fireEvent.change(field(label), { target: { value } });
}

async function open() {
  const view = await renderApp('/login?tab=register');
  await screen.findByRole('option', { name: 'Kvarner Bucht' });
  return view;
}

beforeEach(() => {
  sessionStorage.clear();
  api.use(operations.query('RegistrationRegions', () => HttpResponse.json({ data: { regions } })));
});

describe('registering a business', () => {
  it('asks at each field for what is missing, but not for a website', async () => {
    await open();
    submit();
    await waitFor(() => {
      expect(noteOf('Firmenname')).toBe('Firmenname ist erforderlich');
    });
    expect(Object.fromEntries(Object.keys(filled).map((label) => [label, noteOf(label)]))).toEqual({
      Firmenname: 'Firmenname ist erforderlich',
      Unterkunftstyp: 'Unterkunftstyp ist erforderlich',
      'Größe der Unterkunft': 'Größe der Unterkunft ist erforderlich',
      Geschäftsadresse: 'Geschäftsadresse ist erforderlich',
      Region: 'Region ist erforderlich',
      'Website (freiwillig)': undefined,
      Beschreibung: 'Beschreibung ist erforderlich',
      Ansprechpartner: 'Ansprechpartner ist erforderlich',
      Telefonnummer: 'Telefonnummer ist erforderlich',
      'E-Mail-Adresse': 'E-Mail-Adresse ist erforderlich',
      Passwort: 'Passwort ist erforderlich',
      'Passwort bestätigen': 'Bitte wiederholen Sie das Passwort',
    });
    const summary = await screen.findByRole('region', { name: 'Bitte prüfen Sie 11 Angaben' });
    await waitFor(() => {
      expect(document.activeElement).toBe(summary);
    });
    fireEvent.click(within(summary).getByRole('link', { name: /^Firmenname:/ }));
    await waitFor(() => {
      expect(document.activeElement).toBe(field('Firmenname'));
    });
  });

  it.each([
    ['Passwort', 'kurz', 'Passwort muss mindestens 6 Zeichen lang sein.'],
    ['Passwort', 'passwort', 'Dieses Passwort ist sehr verbreitet. Bitte wählen Sie ein anderes.'],
    ['Passwort bestätigen', 'etwas anderes', 'Passwörter stimmen nicht überein'],
    ['Website (freiwillig)', 'javascript:alert(1)', 'Ungültige Website-URL'],
    ['Firmenname', 'x'.repeat(121), 'Höchstens 120 Zeichen'],
  ])('%s: %s', async (label, value, message) => {
    await open();
    fill({ ...filled, ...(label === 'Passwort' && { 'Passwort bestätigen': value }), [label]: value });
    submit();
    await waitFor(() => {
      expect(noteOf(label)).toBe(message);
      expect(document.activeElement).toBe(field(label));
    });
  });

  it('takes a typed scheme out of the website', async () => {
    await open();
    fill({ 'Website (freiwillig)': 'http://https://vila-ana.example/haus' });
    await waitFor(() => {
      expect(field('Website (freiwillig)').value).toBe('vila-ana.example/haus');
    });
  });

  it('sends everything, is busy meanwhile, and goes to the dashboard', async () => {
    const sent: unknown[] = [];
    api.use(
      operations.mutation('Register', async ({ variables }) => {
        sent.push(variables.input);
        await delay(30);
        return HttpResponse.json({ data: { register: ana } });
      }),
    );
    const { here } = await open();
    fill();
    submit();
    expect((await screen.findByRole<HTMLButtonElement>('button', { name: 'Wird registriert...' })).disabled).toBe(true);
    await waitFor(() => {
      expect(here()).toBe('/dashboard');
    });
    expect(await screen.findByText('Erfolgreich registriert')).toBeTruthy();
    expect(sent).toEqual([
      {
        companyName: 'Vila Ana d.o.o.',
        accommodationType: 'VILLA',
        accommodationSize: 'UP_TO_20',
        businessAddress: 'Riva 1, Hvar',
        region: '3',
        website: 'vila-ana.example',
        description: 'Ein Steinhaus am Hafen.',
        contactPerson: 'Ana Horvat',
        phone: '+385 21 000 000',
        email: 'ana@obala.test',
        password: 'drei gute Worte',
        confirmPassword: 'drei gute Worte',
      },
    ]);
    // Nothing waits for the next one at this screen.
    expect(JSON.stringify(sessionStorage)).not.toContain('ana@obala.test');
  });

  it('puts what the server refuses at its field until it is changed, and keeps the rest', async () => {
    const message = 'Zu dieser E-Mail-Adresse gibt es schon ein Konto.';
    api.use(refusal('Register', { code: 'CONFLICT', message, fields: { 'input.email': message } }));
    await open();
    fill();
    submit();
    await waitFor(() => {
      expect(noteOf('E-Mail-Adresse')).toBe(message);
    });
    expect(await screen.findByText('Registrierung fehlgeschlagen')).toBeTruthy();
    // The focus moves when the attempt has ended, which is after it has been told.
    await waitFor(() => {
      expect(document.activeElement).toBe(field('E-Mail-Adresse'));
    });
    expect(field('Firmenname').value).toBe('Vila Ana d.o.o.');
    expect(field('Passwort').value).toBe('drei gute Worte');

    fireEvent.change(field('Telefonnummer'), { target: { value: '1' } });
    await waitFor(() => {
      expect(field('Telefonnummer').value).toBe('1');
    });
    expect(noteOf('E-Mail-Adresse')).toBe(message);
    fireEvent.change(field('E-Mail-Adresse'), { target: { value: 'ivo@obala.test' } });
    await waitFor(() => {
      expect(noteOf('E-Mail-Adresse')).toBeUndefined();
    });
  });

  it('brings everything but the passwords into the other language', async () => {
    const german = await open();
    fill();
    await waitFor(() => {
      expect(JSON.stringify(sessionStorage)).toContain('Ein Steinhaus am Hafen.');
    });
    expect(JSON.stringify(sessionStorage)).not.toContain('drei gute Worte');
    german.unmount();

    await renderApp('/en/login?tab=register');
    await screen.findByRole('option', { name: 'Kvarner Bucht' });
    expect(field('Company name').value).toBe('Vila Ana d.o.o.');
    expect(field('Region').value).toBe('3');
    expect(field('Type of accommodation').value).toBe('villa');
    expect(field('Website (optional)').value).toBe('vila-ana.example');
    expect(field('Password').value).toBe('');
    expect(field('Confirm password').value).toBe('');
  });

  it('says in words how good the password is, once the typing pauses', async () => {
    await open();
    const spoken = () => screen.getAllByRole('status').map((status) => status.textContent).join('');
    vi.useFakeTimers();
    const pause = (milliseconds: number) => {
      act(() => {
        vi.advanceTimersByTime(milliseconds);
      });
    };
    try {
      fill({ Passwort: 'lavendel' });
      expect(screen.getByText(/^Passwortstärke: schwach\. Besser sind/)).toBeTruthy();
      pause(799);
      expect(spoken()).toBe('');
      fill({ Passwort: 'lavendel steine fischer' });
      pause(799);
      expect(spoken()).toBe('');
      pause(1);
      expect(spoken()).toBe('Passwortstärke: stark. Gut gewählt.');
    } finally {
      vi.useRealTimers();
    }
  });
});

it('offers to load the regions again when they did not come', async () => {
  api.use(operations.query('RegistrationRegions', () => HttpResponse.error(), { once: true }));
  await renderApp('/login?tab=register');
  expect(await screen.findByText('Die Regionen konnten nicht geladen werden.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
  expect(await screen.findByRole('option', { name: 'Istrien' })).toBeTruthy();
  expect(screen.queryByText('Die Regionen konnten nicht geladen werden.')).toBeNull();
});
