export { CONSTRUCTS, type Construct, levelProfile, type ReaderProfile } from './levels.ts';
