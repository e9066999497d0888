import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp } from '../test/renderApp';
import table from './errors.generated.json';

describe.each([
  ['/developers', 'Für Entwickler', 'Inhalt'],
  ['/en/developers', 'For developers', 'Contents'],
  ['/hr/developers', 'Za programere', 'Sadržaj'],
])('%s', (address, title, contents) => {
  it('leads to each of its sections, and names every code with its messages', async () => {
    const { container } = await renderApp(address);
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('heading', { level: 1, name: title })).toBeTruthy();
    const [beside] = main.getAllByRole('navigation', { name: contents });
    const links = within(beside ?? document.body).getAllByRole('link');
    expect(links).toHaveLength(13);
    for (const link of links) expect(container.querySelector(`${link.getAttribute('href') ?? ''} h2`)?.textContent).toBe(link.textContent);
    for (const [code, { status, keys }] of Object.entries(table)) {
      const row = main.getByRole('row', { name: new RegExp(`^${code} ${status}`) });
      expect(within(row).getAllByRole('definition', { hidden: true })).toHaveLength(keys.length);
    }
    expect(container.textContent).not.toMatch(/\{\{|undefined|__ORIGIN__/);
  });
});

it('a language that is chosen at one snippet is chosen at all', async () => {
  await renderApp('/developers');
  const [first] = screen.getAllByRole('tab', { name: 'Python' });
  fireEvent.click(first ?? document.body);
  for (const tab of screen.getAllByRole('tab', { name: 'Python' })) expect(tab.getAttribute('aria-selected')).toBe('true');
  expect(screen.queryAllByText(/urlopen/).length).toBeGreaterThan(4);
});
