import { withPackages } from '../../../core/optional-packages.ts';
import type { Store } from './store.ts';

/**
 * The store at an address: a folder, `file:///…`, or `s3://bucket/prefix` with the usual variables
 * (AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, AWS_REGION, AWS_ENDPOINT_URL).
 */
export async function openStore(
  url: string,
  environment: Readonly<Record<string, string | undefined>>,
): Promise<Store> {
  if (url.startsWith('s3://')) {
    const { s3Store } = await withPackages(['aws4fetch'], 'S3', () => import('./s3.ts'));
    return s3Store(url, environment);
  }
  const { folderStore } = await import('./folder.ts');
  return folderStore(url);
}
