import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { renderApp } from '../test/renderApp';

const serviceNavigation = () => within(screen.getByRole('navigation', { name: 'Service' }));

it('leads home, to the places, to help and to hosts', async () => {
  await renderApp('/en/support');
  const header = within(screen.getByRole('banner'));
  expect(header.getByRole('link', { name: 'Obala, back to the home page' }).getAttribute('href')).toBe('/en');
  // Once in the bar, once behind the button of small screens.
  const addresses = (name: string) => header.getAllByRole('link', { name, hidden: true }).map((link) => link.getAttribute('href'));
  expect(addresses('Places to stay')).toEqual(['/en/hotels', '/en/hotels']);
  expect(addresses('Help')).toEqual(['/en/support', '/en/support']);
  expect(addresses('List your property')).toEqual(['/en/list-hotel', '/en/list-hotel']);
  expect(addresses('Sign in')).toEqual(['/en/login', '/en/login']);
  expect(addresses('Deutsch')).toEqual(['/support', '/support']);
});

describe('the language switch', () => {
  it('leads to the same page with its query in the other language and remembers the choice', async () => {
    await renderApp('/support?from=mail');
    fireEvent.click(await screen.findByRole('button', { name: 'Sprache: Deutsch' }));
    const croatian = serviceNavigation().getByRole('link', { name: 'Hrvatski' });
    expect(croatian.getAttribute('href')).toBe('/hr/support?from=mail');
    expect(croatian.getAttribute('hreflang')).toBe('hr');

    croatian.addEventListener('click', (event) => {
      event.preventDefault();
    });
    fireEvent.click(croatian);
    expect(document.cookie).toContain('language=hr');
  });

  it('leads from the other language back to the bare path and marks where one is', async () => {
    await renderApp('/en/support');
    fireEvent.click(await screen.findByRole('button', { name: 'Language: English' }));
    const links = serviceNavigation();
    expect(links.getByRole('link', { name: 'Deutsch' }).getAttribute('href')).toBe('/support');
    expect(links.getByRole('link', { name: 'English' }).getAttribute('aria-current')).toBe('true');
    expect(links.getByRole('link', { name: 'Deutsch' }).hasAttribute('aria-current')).toBe(false);
  });

  it('closes with Escape and gives the focus back', async () => {
    await renderApp('/support');
    const button = await screen.findByRole('button', { name: 'Sprache: Deutsch' });
    fireEvent.click(button);
    expect(button.getAttribute('aria-expanded')).toBe('true');
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(button.getAttribute('aria-expanded')).toBe('false');
    await waitFor(() => {
      expect(document.activeElement).toBe(button);
    });
  });
});

describe('the menu of small screens', () => {
  let button: HTMLElement;
  beforeEach(async () => {
    await renderApp('/support');
    button = await screen.findByRole('button', { name: 'Menü öffnen' });
    fireEvent.click(button);
  });

  const panel = () => document.getElementById(button.getAttribute('aria-controls') ?? '');

  it('opens with the focus on its first link', () => {
    expect(button.getAttribute('aria-expanded')).toBe('true');
    expect(button.getAttribute('aria-label')).toBe('Menü schließen');
    expect(panel()?.hidden).toBe(false);
    expect(document.activeElement?.textContent).toBe('Unterkünfte');
    expect(panel()?.contains(document.activeElement)).toBe(true);
  });

  it('closes with Escape, the focus back on the button', () => {
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
    expect(panel()?.hidden).toBe(true);
    expect(document.activeElement).toBe(button);
  });

  it('closes when the focus leaves it', () => {
    screen.getByRole('main').focus();
    fireEvent.focusIn(screen.getByRole('main'));
    expect(panel()?.hidden).toBe(true);
  });

  it('closes when one of its links was followed', async () => {
    fireEvent.click(within(panel() ?? document.body).getByRole('link', { name: 'Unterkunft anbieten' }));
    await screen.findByRole('heading', { level: 1, name: 'Ihre Unterkunft auf Obala' });
    expect(panel()?.hidden).toBe(true);
    await waitFor(() => {
      expect(document.activeElement).toBe(screen.getByRole('main'));
    });
  });
});
