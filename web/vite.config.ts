import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';

/** The router's package leads to its build for development, whoever asks; the other one is smaller and warns of nothing. */
const PRODUCTION_ROUTER = ['index', 'dom-export'].map((file) => ({
  find: file === 'index' ? /^react-router$/ : /^react-router\/dom$/,
  replacement: fileURLToPath(new URL(`../node_modules/react-router/dist/production/${file}.mjs`, import.meta.url)),
}));

/** Only @rc-component/portal has a file of this name; what is here instead says why. */
const SCROLL_LOCK = { find: /^\.\/useScrollLocker$/, replacement: fileURLToPath(new URL('src/ui/AntdScrollLock.ts', import.meta.url)) };

/**
 * Where travellers go next is fetched with everything that it needs at once. For the pages of hosts and the forms, only the
 * styles are named ahead: the list of their scripts would weigh on every first visit, and the browser finds them by itself.
 */
const OF_TRAVELLERS = /\/(?:Home|HotelList|HotelDetail|Compare|Favourites|SharedFavourites)Page-/;

/**
 * `vite build` makes the browser's files and the manifest that tells the server which chunks a page needs;
 * `vite build --ssr src/entry-server.tsx` makes the one file with which the API renders pages.
 */
export default defineConfig(({ isSsrBuild, command }) => ({
  plugins: [react()],
  build: isSsrBuild
    ? {
        outDir: 'dist/server',
        copyPublicDir: false,
        minify: false,
        rolldownOptions: { output: { codeSplitting: false } },
      }
    : {
        outDir: 'dist/client',
        manifest: true,
        // The server names the preloads of every page itself; the browser's own list would only repeat them.
        modulePreload: { polyfill: false, resolveDependencies: (file, needed) => (OF_TRAVELLERS.test(file) ? needed : needed.filter((name) => name.endsWith('.css'))) },
        rolldownOptions: {
          input: 'src/entry-client.tsx',
          // What every page shows lies in one file: twenty small ones compress worse and cost a request each.
          output: {
            codeSplitting: {
              groups: [
                { name: 'frame', test: /\/web\/src\/(ui\/(?!form\/|Antd|ToastRegion|Drawer|Tabs|TextArea|ProsePage|Switch|useMore)|i18n\/(?:format|messages\.)|pagePolicy|site\.ts|state\.ts|layout\/L|viewer\/useViewer|gql\/generated|hotels\/shortText|favourites\/MarksPlace)/ },
                // The same for what the list and the page of a place share.
                { name: 'place', test: /\/web\/src\/hotels\/(?:Rating|AmenityIcon|amenities|hotelFacts|CardSkeleton)|\/hotels\/contact\.rules/ },
              ],
            },
          },
        },
      },
  // The API starts the built file without NODE_ENV too; React must not run its development checks then.
  define: isSsrBuild && command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : {},
  // rxjs offers its modern classes under this name; the default is written for old browsers and larger.
  resolve: isSsrBuild ? {} : { conditions: ['es2015', ...defaultClientConditions], alias: command === 'build' ? [...PRODUCTION_ROUTER, SCROLL_LOCK] : [] },
  ssr: { noExternal: command === 'build' ? true : undefined },
}));
