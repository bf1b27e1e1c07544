import { createSvgIcon } from '@mui/material/SvgIcon';

export default createSvgIcon(<path d="M6 6h2v12H6zm3.5 6 8.5 6V6z" />, 'SkipPrevious');
