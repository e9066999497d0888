import { languages, localPath } from '../src/i18n/language.js';
import { motion, problemsWhenNarrow, violationsInBothThemes, violationsOfWords, wordProblems } from './barriers.js';
import { everyVisit, findExamples, signInAs } from './everyPage.js';
import { expect, isPhone, test } from './site.js';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const language of languages) {
  for (const isPublic of [true, false]) {
    test(`every ${isPublic ? 'public' : 'private'} page in ${language}, in both themes and in narrow windows`, async ({ page, playwright, baseURL, traffic }) => {
      test.skip(isPhone(page), 'the desktop looks at narrow windows too');
      test.setTimeout(600_000);
      const request = await playwright.request.newContext({ baseURL });
      const examples = await findExamples(request);
      const visits = everyVisit(examples).filter(({ reader }) => (reader === 'visitor') === isPublic);
      await request.dispose();
      const problems: string[] = [];
      let signedIn = 'visitor';
      for (const { address, reader, isMissing } of visits) {
        if (reader !== signedIn) await signInAs(page.request, reader);
        signedIn = reader;
        if (isMissing) traffic.expectMissingPage();
        const here = localPath(address, language);
        await page.goto(here);
        await expect(page.getByRole('heading', { level: 1 }), here).toBeVisible();
        await expect(page.locator('[aria-busy="true"]'), here).toHaveCount(0);
        // Only the words differ: the colours, the structure and what moves are the same in every language.
        const isFirst = language === languages[0];
        const found = [
          ...(await wordProblems(page, language, examples.names)),
          ...(isFirst ? [...(await motion(page)), ...(await violationsInBothThemes(page))] : await violationsOfWords(page)),
          ...(await problemsWhenNarrow(page, isFirst)),
        ];
        problems.push(...found.map((text) => `${here} (${reader}) ${text}`));
      }
      expect(problems).toEqual([]);
    });
  }
}

test('every page has a title of its own in each language', async ({ page, playwright, baseURL }) => {
  test.skip(isPhone(page), 'the same on every screen');
  const requests = await Promise.all([0, 1, 2].map(() => playwright.request.newContext({ baseURL })));
  const [visitor, operator, admin] = requests;
  if (!visitor || !operator || !admin) throw new Error('no contexts');
  const examples = await findExamples(operator);
  const contexts = { visitor, operator, pension: operator, admin };
  await Promise.all([signInAs(operator, 'operator'), signInAs(admin, 'admin')]);
  // A step or a tab is the same page, and what does not exist is one page too.
  const visits = everyVisit(examples).filter(({ address, reader, isMissing }) => {
    return !isMissing && !/[?&](step|tab|view|ids|amenities|search|token)=|=999999/.test(address) && reader !== 'pension' && (address !== '/admin' || reader === 'admin');
  });
  for (const language of languages) {
    const titles = new Map<string, string>();
    for (const { address, reader } of visits) {
      const html = await (await contexts[reader].get(localPath(address, language))).text();
      const title = /<title>([^<]+)<\/title>/.exec(html)?.[1] ?? '';
      expect(title, `${address} in ${language}`).not.toBe('');
      expect(titles.get(title), `${address} in ${language} is called ${title} as well`).toBeUndefined();
      titles.set(title, address);
    }
  }
  await Promise.all(requests.map((request) => request.dispose()));
});
