export { type ClosedClasses, loadClosedClasses } from './closed-class.ts';
export { type ClassReader, classReader, type Mention } from './mentions.ts';
