import { useViewerQuery, type ViewerFragment } from '../gql/generated';

/** Whoever is signed in; null for a visitor, undefined until it is known. A question that fails counts as a visitor. */
export function useViewer(): ViewerFragment | null | undefined {
  const { data, error } = useViewerQuery();
  return error ? null : data?.viewer;
}
