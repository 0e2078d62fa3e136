export {
  CONSTRUCTS,
  type Construct,
  DEFAULT_LEVEL,
  levelProfile,
  type ReaderProfile,
} from './levels.ts';
