import '@/api/access';
import '@/api/auth';
import '@/api/category';
import '@/api/change';
import '@/api/display';
import '@/api/firstSteps';
import '@/api/golfclub';
import '@/api/helper';
import '@/api/image';
import '@/api/personalData';
import '@/api/price';
import '@/api/league';
import '@/api/mapping';
import '@/api/member';
import '@/api/memberChanges';
import '@/api/memberImport';
import '@/api/template';
import '@/api/training';
import '@/api/trainingMutations';
import '@/api/trainingPlans';
import '@/api/undo';
import { api } from '@/api/api';

/**
 * The cache with every endpoint of the app. Screens bring only those along that they need; whoever takes up a state that
 * came from elsewhere has to know them all.
 */
export const wholeCache = api;
