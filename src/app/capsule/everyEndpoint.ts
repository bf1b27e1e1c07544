import '../../api/account';
import '../../api/auth';
import '../../api/category';
import '../../api/change';
import '../../api/display';
import '../../api/displayLink';
import '../../api/golfclub';
import '../../api/image';
import '../../api/instantPrice';
import '../../api/league';
import '../../api/mapping';
import '../../api/member';
import '../../api/memberChanges';
import '../../api/price';
import '../../api/statistic';
import '../../api/template';
import '../../api/training';
import '../../api/trainingQueries';
import { api } from '../../api/api';

/**
 * The cache with every endpoint of the app. Screens bring only those along that they need; whoever takes up a state that
 * came from elsewhere has to know them all.
 */
export const wholeCache = api;
