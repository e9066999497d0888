import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { StrictMode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { beforeEach, expect, it, vi } from 'vitest';
import { object, string } from 'yup';
import { createI18n } from '../../i18n/i18n';
import { loadMessages } from '../../i18n/messages';
import { Form } from './Form';
import { PasswordInput } from './PasswordInput';
import { SubmitButton } from './SubmitButton';
import { TextInput } from './TextInput';
import { WebsiteInput } from './WebsiteInput';

const i18n = createI18n('de', await loadMessages('de'));
const rules = object({ city: string().max(5, 'tooLong').required('cityRequired') });

const draftKey = 'draft:test';
const city = () => screen.getByLabelText<HTMLInputElement>('Ort');
const type = (value: string) => fireEvent.change(city(), { target: { value } });

function show(city: string, onSubmit: () => Promise<void> = () => Promise.resolve()) {
  return render(
    <StrictMode>
      <I18nextProvider i18n={i18n}>
        <Form draft="test" initialValues={{ city, site: '', passwordAgain: '' }} rules={rules} onSubmit={onSubmit}>
          <TextInput name="city" label="Ort" />
          <WebsiteInput name="site" label="Website" isOptional />
          <PasswordInput name="passwordAgain" label="Passwort" autoComplete="new-password" />
          <SubmitButton busyText="Moment">Los</SubmitButton>
        </Form>
      </I18nextProvider>
    </StrictMode>,
  );
}

beforeEach(() => {
  sessionStorage.clear();
});

it('brings back what was typed, also over a value that was there from the start', async () => {
  const first = show('Split');
  type('Hvar');
  await waitFor(() => {
    expect(sessionStorage.getItem(draftKey)).toContain('Hvar');
  });
  first.unmount();
  show('Split');
  expect(city().value).toBe('Hvar');
});

it('keeps nothing when everything is as it was', async () => {
  show('Split');
  type('Hvar');
  await waitFor(() => {
    expect(sessionStorage.getItem(draftKey)).toContain('Hvar');
  });
  type('Split');
  await waitFor(() => {
    expect(sessionStorage.getItem(draftKey)).toBeNull();
  });
});

it('never stores a password, and reads none that somebody else put there', async () => {
  sessionStorage.setItem(draftKey, JSON.stringify({ city: 'Hvar', passwordAgain: 'geheim', unknown: 'x', site: 7 }));
  show('');
  expect(city().value).toBe('Hvar');
  const password = screen.getByLabelText<HTMLInputElement>('Passwort');
  expect(password.value).toBe('');
  fireEvent.change(password, { target: { value: 'streng geheim' } });
  type('Pula');
  await waitFor(() => {
    expect(sessionStorage.getItem(draftKey)).toContain('Pula');
  });
  expect(sessionStorage.getItem(draftKey)).not.toContain('geheim');
});

it('works where storage is blocked or holds something else', () => {
  sessionStorage.setItem(draftKey, 'no json');
  const blocked = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('blocked');
  });
  show('');
  type('Hvar');
  expect(blocked).toHaveBeenCalled();
  expect(city().value).toBe('Hvar');
  blocked.mockRestore();
});

it('puts the figures of a rule into its sentence and does not send', async () => {
  const send = vi.fn(() => Promise.resolve());
  show('', send);
  type('Dubrovnik');
  fireEvent.click(screen.getByRole('button', { name: 'Los' }));
  expect(await screen.findByText('Höchstens 5 Zeichen')).toBeTruthy();
  await waitFor(() => {
    expect(document.activeElement).toBe(city());
  });
  expect(send).not.toHaveBeenCalled();
});

it('lists several wrong fields of a long form as links, and ticks off what is mended', async () => {
  const longRules = object({ city: string().required('cityRequired'), street: string().required('addressRequired') });
  const send = vi.fn(() => Promise.resolve());
  render(
    <I18nextProvider i18n={i18n}>
      <Form initialValues={{ city: '', street: '', name: '', note: '', phone: '' }} rules={longRules} onSubmit={send}>
        <TextInput name="name" label="Name" />
        <TextInput name="street" label="Straße" />
        <TextInput name="city" label="Ort" />
        <TextInput name="note" label="Notiz" />
        <TextInput name="phone" label="Telefon" />
        <SubmitButton busyText="Moment">Los</SubmitButton>
      </Form>
    </I18nextProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Los' }));
  const summary = await screen.findByRole('region', { name: 'Bitte prüfen Sie 2 Angaben' });
  await waitFor(() => {
    expect(document.activeElement).toBe(summary);
  });
  // As they stand in the form, whatever the order of the rules.
  const links = () => within(summary).getAllByRole('link').map((link) => link.textContent);
  expect(links()).toEqual(['Straße: Adresse ist erforderlich', 'Ort: Stadt ist erforderlich']);
  fireEvent.click(within(summary).getByRole('link', { name: /^Ort/ }));
  await waitFor(() => {
    expect(document.activeElement).toBe(city());
  });
  type('Hvar');
  await waitFor(() => {
    expect(links()).toEqual(['Straße: Adresse ist erforderlich', 'Ort: erledigt']);
  });
  // One that is left alone has the focus itself.
  fireEvent.click(screen.getByRole('button', { name: 'Los' }));
  await waitFor(() => {
    expect(document.activeElement).toBe(screen.getByLabelText('Straße'));
  });
  expect(screen.queryByRole('region')).toBeNull();
  expect(send).not.toHaveBeenCalled();
});

it('says a failure above the form and takes it back with the next attempt', async () => {
  const send = vi.fn<() => Promise<void>>().mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValueOnce();
  show('Split', send);
  fireEvent.click(screen.getByRole('button', { name: 'Los' }));
  expect((await screen.findByRole('alert')).textContent).toBe('Netzwerkfehler. Bitte versuchen Sie es erneut.');
  fireEvent.click(screen.getByRole('button', { name: 'Los' }));
  await waitFor(() => {
    expect(screen.queryByRole('alert')).toBeNull();
  });
  expect(send).toHaveBeenCalledTimes(2);
});

it('tells assistive technology what is required', () => {
  show('');
  expect(city().required).toBe(true);
  expect(screen.getByLabelText<HTMLInputElement>('Website (freiwillig)').required).toBe(false);
});
