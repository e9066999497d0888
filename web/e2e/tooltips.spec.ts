import { expect, test } from './site';

test('a button without words says its name after 0.7 seconds, the next one within 0.3 seconds at once', async ({ page }, { project }) => {
  test.skip(project.name === 'phone', 'There is no pointer to rest.');
  await page.goto('/hotels?view=map');
  const zoomIn = page.getByRole('button', { name: 'Vergrößern' });
  const zoomOut = page.getByRole('button', { name: 'Verkleinern' });
  await expect(zoomIn).toBeVisible();
  // Loaded after the page has come alive.
  const tooltip = page.locator('[popover=manual]');
  await expect(tooltip).toHaveCount(1);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);

  await zoomIn.hover();
  await page.clock.runFor(650);
  await expect(tooltip).toBeHidden();
  await page.clock.runFor(100);
  await expect(tooltip).toBeVisible();
  await expect(tooltip).toHaveText('Vergrößern');

  await zoomOut.hover();
  await expect(tooltip).toHaveText('Verkleinern');
  await page.keyboard.press('Escape');
  await expect(tooltip).toBeHidden();

  await page.mouse.move(0, 0);
  await page.clock.runFor(400);
  await zoomOut.hover();
  await page.clock.runFor(650);
  await expect(tooltip).toBeHidden();
  await page.clock.runFor(100);
  await expect(tooltip).toBeVisible();
});
