import SvgIcon from '@mui/material/SvgIcon';

/** A flag on its green. */
export function Emblem() {
  return (
    <SvgIcon viewBox="0 0 48 48" color="primary" sx={{ fontSize: 64 }}>
      <path d="M22 6v30h2.4V22.5L38 15.2 24.4 8V6z" />
      <path
        fillOpacity=".35"
        d="M24 33c11 0 20 2.7 20 6s-9 6-20 6-20-2.7-20-6 9-6 20-6zm-.8 3.6c-2.6 0-4.7.7-4.7 1.5s2.1 1.5 4.7 1.5 4.7-.7 4.7-1.5-2.1-1.5-4.7-1.5z"
      />
    </SvgIcon>
  );
}
