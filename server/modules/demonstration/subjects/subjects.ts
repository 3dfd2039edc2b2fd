import type { Subject } from '../subject';
import { administration } from './administration';
import { assessment } from './assessment';
import { campus } from './campus';
import { collaboration } from './collaboration';
import { computing } from './computing';
import { education } from './education';
import { health } from './health';
import { library } from './library';
import { research } from './research';
import { storage } from './storage';

/** Frequency of each subject in the catalogue. */
export const subjects: readonly (readonly [weight: number, Subject])[] = [
  [20, education],
  [22, research],
  [12, storage],
  [14, library],
  [10, administration],
  [9, collaboration],
  [7, assessment],
  [8, computing],
  [4, health],
  [8, campus],
];
