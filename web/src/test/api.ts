import { graphql } from 'msw/graphql';
import { setupServer } from 'msw/node';

/** Where the tests' client sends its questions. */
export const apiAddress = 'http://obala.test/graphql';

/** The API of the tests: `api.use(operations.query('RegionList', …))` says how it answers. */
export const operations = graphql.link(apiAddress);

/** Answers nothing by itself: a question that a test did not expect is an error. */
export const api = setupServer();
